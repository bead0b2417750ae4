import { fact as factStyle } from './facts-line.styles'

/** Facts in one line of text, which breaks between them: a date stays in one piece. */
export function FactsLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => {
    const isLast = index === facts.length - 1
    return [
      <span key={fact} className={factStyle}>
        {isLast ? fact : `${fact} ·`}
      </span>,
      isLast ? null : ' ',
    ]
  })
}
