import { useEffect, useState } from 'react'
import type { Key, PageLink } from '../../../api-types'
import { api } from '../../state/api'

interface LinkingPagesProps {
  page: Key
  /** What happens to visitors who follow one of the links. */
  then: string
}

/** The pages that link to a page, before it is taken away from its address. */
export function LinkingPages({ page: { path, locale }, then }: LinkingPagesProps) {
  const [links, setLinks] = useState<PageLink[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isCurrent = true
    api.links(path, locale).then(
      (answer) => isCurrent && setLinks(answer.links),
      (error) => isCurrent && setProblem(error.message),
    )
    return () => {
      isCurrent = false
    }
  }, [path, locale])
  if (problem) return <p className="problem-note">What links to it is not known: {problem}</p>
  if (!links) return <p>Looking for pages that link to it…</p>
  if (links.length === 0) return <p>No other page links to it.</p>
  return (
    <div className="warning-note shared-note">
      <p>
        <strong>
          {links.length === 1 ? '1 page links to it' : `${links.length} pages link to it`}
        </strong>
        {`: ${then}`}
      </p>
      <details className="fold shared-uses" open={links.length < 6}>
        <summary>Which pages</summary>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a
                href={`/author?${new URLSearchParams({ path: link.path, locale })}`}
                target="_blank"
                rel="noreferrer"
              >
                {link.title}
              </a>{' '}
              <span className="row-hint">
                {link.isPublic ? link.path : `${link.path}, a draft`}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
