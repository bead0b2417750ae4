import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { ComponentFailure, readProps, withOwn } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { sanitiseRichText } from '../services/content/sanitise'
import { type Problem, problemsOf } from './fields/problems'

export interface Checked {
  /** As a visitor's page would take them; null where a visitor would see nothing. */
  props: BaseProps | null
  /** Everything that is not as the schema wants it, in the author's words. */
  problems: Problem[]
}

/** What a widget's author has set, as it will be shown, and what is wrong with it. */
export function check(widget: AnyWidget, id: string, raw: unknown, labels: object): Checked {
  const problems = problemsOf(widget.schema, raw)
  const fields = fieldsOf(widget.schema)
  try {
    const read = readProps(fields, widget.type, withOwn(raw, id, labels), () => {})
    return { props: mapRichText(fields, read, sanitiseRichText), problems }
  } catch (error) {
    if (error instanceof ComponentFailure) return { props: null, problems }
    throw error
  }
}
