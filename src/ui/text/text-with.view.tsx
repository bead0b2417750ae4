import { Fragment, type ReactNode } from 'react'

interface TextWithProps {
  text: string
  /** What stands for each `{name}` of the text. */
  parts: Record<string, ReactNode>
}

/**
 * A text with links or other elements in place of its `{names}`. A part whose name the author left
 * out follows the text; a name without a part stays as it is.
 */
export function TextWith({ text, parts }: TextWithProps) {
  const pieces = text.split(/(\{\w+\})/)
  const left = Object.keys(parts).filter((name) => !pieces.includes(`{${name}}`))
  return (
    <>
      {pieces.map((piece) => {
        const name = piece.slice(1, -1)
        const isPart = piece.startsWith('{') && Object.hasOwn(parts, name)
        return isPart ? <Fragment key={piece}>{parts[name]}</Fragment> : piece
      })}
      {left.map((name) => (
        <Fragment key={name}> {parts[name]}</Fragment>
      ))}
    </>
  )
}
