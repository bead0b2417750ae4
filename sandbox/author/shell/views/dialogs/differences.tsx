import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { type Reviewed, shownValue } from '../../model/review'
import { ScaledFrame } from '../scaled-frame'

const KINDS = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' }

/** One of the two states of the page that are compared. */
interface Side {
  caption: string
  /** Address of the page in that state; null where there is nothing to show, which `note` explains. */
  src: string | null
  note?: string
}

interface DifferencesProps {
  reviewed: readonly Reviewed[]
  /** Said in place of an empty list. */
  emptyNote: ReactNode
  before: Side
  after: Side
}

/** What differs between two states of a page: in words with old and new values, and side by side. */
export function Differences({ reviewed, emptyNote, before, after }: DifferencesProps) {
  return (
    <Tabs className="tabs">
      <TabList aria-label="How to compare">
        <Tab id="words">In words</Tab>
        <Tab id="pages">Side by side</Tab>
      </TabList>
      <TabPanel id="words">
        {reviewed.length === 0 && emptyNote}
        <ul className="reviewed">
          {reviewed.map((item) => (
            <ReviewedItem key={`${item.id} ${item.kind}`} item={item} />
          ))}
        </ul>
      </TabPanel>
      <TabPanel id="pages">
        <div className="compared">
          {[before, after].map(({ caption, src, note }) => (
            <figure key={caption}>
              <figcaption>{caption}</figcaption>
              {src === null ? (
                <p className="empty-note">{note}</p>
              ) : (
                <ScaledFrame title={caption} src={src} width={1280} />
              )}
            </figure>
          ))}
        </div>
      </TabPanel>
    </Tabs>
  )
}

function ReviewedItem({ item }: { item: Reviewed }) {
  const { title, hint, kind, fields } = item
  return (
    <li className="reviewed-item">
      <p className="reviewed-head">
        <span className={`chip is-${kind}`}>{KINDS[kind]}</span>
        <strong>{title}</strong>
        {hint && <span className="row-hint">{hint}</span>}
      </p>
      {fields.length > 0 && (
        <table className="differences">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="was">{shownValue(before) || <em>Empty</em>}</td>
                <td className="is">{shownValue(after) || <em>Empty</em>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}
