import type { MouseEvent } from 'react'
import { ParsedEnd } from '../layout/parsed-end.view'
import { revealWhenParsed } from '../layout/reveal-when-parsed.styles'
import { Link } from '../text/link.view'
import { choices as row } from './link-choices.styles'

export interface LinkChoice<Name extends string = string> {
  name: Name
  /** The address of the page with this choice. */
  href: string
  isChosen: boolean
  /** Takes the choice without leaving the page. */
  choose?: (event: MouseEvent) => void
}

interface LinkChoicesProps<Name extends string> {
  label: string
  /** The label shows before the choices. */
  isNamed?: boolean
  choices: readonly LinkChoice<Name>[]
  textOf: (name: Name) => string
}

/**
 * A choice of one, in a row that scrolls. Each choice is an address, so that it can be shared and works
 * without a script.
 */
export function LinkChoices<Name extends string>({
  label,
  isNamed = false,
  choices,
  textOf,
}: LinkChoicesProps<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field is in it; links are no landmark either
    <div role="group" aria-label={label} className={`${row} ${revealWhenParsed}`}>
      {isNamed && <span aria-hidden="true">{label}</span>}
      <ul>
        {choices.map(({ name, href, isChosen, choose }) => (
          <li key={name}>
            <Link href={href} aria-current={isChosen || undefined} onClick={choose}>
              {textOf(name)}
            </Link>
          </li>
        ))}
      </ul>
      <ParsedEnd />
    </div>
  )
}
