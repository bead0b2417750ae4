import type { FormEvent, ReactNode } from 'react'
import type { Version } from '../../../api-types'
import { stepsInWords, versionTitle } from '../../model/version-words'
import { ago, clock } from '../moment'

interface VersionRowProps {
  version: Version
  isBusy: boolean
  /** Number of the version or step that is being named. */
  naming: number | null
  onName: (version: number | null) => void
  onNamed: (event: FormEvent<HTMLFormElement>, version: number) => void
  onRestore: (version: number) => void
  /** Whether it is one of the two to compare. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onCompare: (before: number) => void
  lookAt: (version: number) => string
}

/** Id of the box by which a version is chosen to be compared. */
export function choiceId(version: number): string {
  return `version-${version}`
}

/** A version with what can be done with it. */
export function VersionRow({
  version: row,
  isChosen,
  onChoose,
  onCompare,
  ...ways
}: VersionRowProps) {
  const { version, name, author, at, published, isCurrent, isPublic, steps, before } = row
  const title = versionTitle(row)
  return (
    <li>
      <input
        type="checkbox"
        id={choiceId(version)}
        className="version-choice"
        aria-label={`Compare: ${title}`}
        title="Choose it to compare"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="version">
        <div className="version-head">
          <strong>{title}</strong>
          {isPublic ? (
            <span className="chip is-published">What visitors see</span>
          ) : (
            published && <span className="chip is-published">Published</span>
          )}
          {isCurrent && <span className="chip">The draft now</span>}
        </div>
        <p className="field-help">
          {name && `${stepsInWords(steps)}, `}
          <time dateTime={at} title={clock(at)}>
            {ago(at)}
          </time>
          {author && ` by ${author}`}
          {published?.by && (
            <>
              {' · Published '}
              <time dateTime={published.at} title={clock(published.at)}>
                {ago(published.at)}
              </time>
              {` by ${published.by}`}
            </>
          )}
        </p>
        <VersionWays number={version} title={title} name={name} isCurrent={isCurrent} {...ways}>
          {before !== null && (
            <button
              type="button"
              className="link-button"
              aria-label={`What changed: ${title}`}
              onClick={() => onCompare(before)}
            >
              What changed
            </button>
          )}
        </VersionWays>
        {steps.length > 1 && (
          <details className="version-steps">
            <summary>
              {steps.length === 2 ? 'One earlier step' : `${steps.length - 1} earlier steps`}
            </summary>
            <ol>
              {steps.slice(1).map((step) => (
                <li key={step.version}>
                  <span>{step.label}</span>
                  <VersionWays
                    number={step.version}
                    title={step.label}
                    name={null}
                    isCurrent={false}
                    {...ways}
                  />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  )
}

interface VersionWaysProps
  extends Pick<
    VersionRowProps,
    'isBusy' | 'naming' | 'onName' | 'onNamed' | 'onRestore' | 'lookAt'
  > {
  number: number
  title: string
  name: string | null
  isCurrent: boolean
  children?: ReactNode
}

function VersionWays({ number, title, name, isCurrent, children, ...ways }: VersionWaysProps) {
  const { isBusy, naming, onName, onNamed, onRestore, lookAt } = ways
  if (naming === number)
    return (
      <form className="version-ways" onSubmit={(event) => onNamed(event, number)}>
        <input
          name="name"
          className="version-name"
          aria-label={`Name of the version “${title}”`}
          // biome-ignore lint/a11y/noAutofocus: the author has just asked for it
          autoFocus
          maxLength={80}
          defaultValue={name ?? ''}
        />
        <button type="submit" className="button is-small">
          Save
        </button>
        <button type="button" className="link-button" onClick={() => onName(null)}>
          Cancel
        </button>
      </form>
    )
  return (
    <div className="version-ways">
      {!isCurrent && (
        <button
          type="button"
          className="button is-small"
          aria-label={`Restore: ${title}`}
          disabled={isBusy}
          onClick={() => onRestore(number)}
        >
          Restore
        </button>
      )}
      {children}
      <button
        type="button"
        className="link-button"
        aria-label={`${name ? 'Rename' : 'Give it a name'}: ${title}`}
        onClick={() => onName(number)}
      >
        {name ? 'Rename' : 'Give it a name'}
      </button>
      <a
        href={lookAt(number)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Look at it: ${title}, in a new tab`}
      >
        Look at it
      </a>
    </div>
  )
}
