import { Component, type ReactNode } from 'react'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { missingOverlays } from '../mapping/missing-overlays'
import type { PageContext } from '../services/page/page-context'
import * as styles from './annotations.styles'
import type { Problem } from './fields/problems'
import { type NeededField, sentenceOf } from './fields/unseen'

/** A box that describes the component where a visitor would see nothing. All annotations are in English. */
export function Frame({ title, text, problems = [] }: FrameProps) {
  return (
    <div className={styles.frame} lang="en" dir="ltr" data-author-only="">
      <p className={styles.frameTitle}>{title}</p>
      {text && <p className={styles.frameText}>{text}</p>}
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  )
}

/**
 * Stands in place of a component of which visitors see nothing. The names of the fields that it needs are
 * editables, so that an editor leads to the field.
 */
export function Unseen({ title, needed, problems }: UnseenProps) {
  return (
    <div className={styles.frame} lang="en" dir="ltr" data-author-only="" data-foyer-unseen="">
      <p className={styles.frameText}>{title}</p>
      <p className={styles.frameTitle}>
        {sentenceOf(needed).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <span
              key={part.path}
              className={styles.neededField}
              data-aue-prop={part.path}
              data-aue-type="reference"
              data-aue-label={part.title}
            >
              “{part.title}”
            </span>
          ),
        )}
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  )
}

interface UnseenProps {
  title: string
  needed: readonly NeededField[]
  problems: Problem[]
}

interface FrameProps {
  title: string
  text?: string | undefined
  problems?: Problem[]
}

/** The notes in the widget's corner: the conditions for showing it, and its problems. */
export function Badge({ notes, problems }: { notes: string[]; problems: Problem[] }) {
  if (notes.length === 0 && problems.length === 0) return null
  return (
    <div className={styles.badge} lang="en" dir="ltr" data-author-only="" data-foyer-badge="">
      {notes.map((note) => (
        <span key={note} className={styles.chip}>
          {note}
        </span>
      ))}
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  )
}

function Problems({ problems }: { problems: Problem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, field, message, example }) => (
        <li key={path.join('/') + message}>
          <span className={styles.problemField}>{field || 'Settings'}:</span> {message}
          {exampleInWords(example)}
        </li>
      ))}
    </ul>
  )
}

/** An example with members does not fit into a sentence; the form offers it. */
function exampleInWords(example: unknown): string {
  const values = [example].flat()
  const isPlain = values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
  return isPlain && values.length > 0
    ? ` For example: ${values.map((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)).join(', ')}`
    : ''
}

/** An error boundary: renders `then` in place of a widget that throws. */
export class Boundary extends Component<
  { then: (error: unknown) => ReactNode; onError: (error: unknown) => void; children: ReactNode },
  { error: [unknown] | null }
> {
  override state = { error: null as [unknown] | null }
  static getDerivedStateFromError = (error: unknown) => ({ error: [error] as [unknown] })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    const { error } = this.state
    return error ? this.props.then(error[0]) : this.props.children
  }
}

const AUDIENCE = {
  anonymous: 'visitors who are not signed in',
  remembered: 'returning visitors',
  authenticated: 'members',
}

const WIDTH = {
  XS: 'phones',
  S: 'large phones',
  M: 'tablets',
  L: 'laptops',
  XL: 'desktops',
}

/** Notes on overlays that the widget's buttons open and that the page lacks. */
export function overlayNotes(widget: AnyWidget, props: BaseProps, context: PageContext): string[] {
  const has = (type: string) => document.querySelector(`foyer-widget[type="${type}"]`) !== null
  return missingOverlays(widget, props, context, has)
    .filter(({ control }) => control === 'button')
    .map(({ text }) => text)
}

/** Notes on the conditions for visitors to see the widget; the author always sees it. */
export function conditionsOf(widget: AnyWidget, { audience, hideOn }: BaseProps): string[] {
  const notes: string[] = []
  if (audience.length < Object.keys(AUDIENCE).length)
    notes.push(`Only for ${inOrder(audience.map((kind) => AUDIENCE[kind])) || 'nobody'}`)
  if (hideOn.length > 0) notes.push(`Not on ${inOrder(hideOn.map((width) => WIDTH[width]))}`)
  if (widget.View && 'load' in widget.View) notes.push('Opens when asked for')
  return notes.map((note) => `${widget.title}: ${note}`)
}

function inOrder(words: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
}
