import type { ReactNode, Ref } from 'react'
import { lead, title } from '../account-container.styles'

interface AccountTitleProps {
  id: string
  level: number
  titleRef?: Ref<HTMLHeadingElement> | undefined
  text: string
  /** The purpose of the view, in a sentence. */
  children?: ReactNode
}

/** The heading of a view, which is the page's h1 unless the page has another. */
export function AccountTitle({ id, level, titleRef, text, children }: AccountTitleProps) {
  const Title = `h${level}` as 'h1'
  return (
    <>
      <Title id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={title}>
        {text}
      </Title>
      {children && <p className={lead}>{children}</p>}
    </>
  )
}
