import type { MouseEvent, Ref } from 'react'
import { Link } from '../text/link.view'
import { Message } from '../text/message.view'
import { errorList } from './error-summary.styles'

interface ErrorSummaryProps {
  title: string
  kindLabel: string
  /** Each with the id of its field. */
  problems: { id: string; text: string }[]
  /** The title takes the focus after a refused submit. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** What is wrong in a form, as links to its fields; nothing if nothing is. */
export function ErrorSummary({ title, kindLabel, problems, titleRef }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  return (
    <Message kind="error" kindLabel={kindLabel} title={title} titleRef={titleRef}>
      <ul className={errorList}>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Message>
  )
}

/** Moves the focus without a change of the page's address. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
