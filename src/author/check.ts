import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { ComponentFailure, readProps, withOwn } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { sanitiseRichText } from '../services/content/sanitise'
import { type Problem, problemsOf } from './fields/problems'

export interface Checked {
  /** The props as a visitor's page reads them; null where a visitor would see nothing. */
  props: BaseProps | null
  /** Every violation of the schema, in the author's words. */
  problems: Problem[]
}

/** Reads the props that the author has set, and lists their problems. */
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
