import { each, element } from './html'

/** Terms and what there is to say about each. */
export interface FactsProps {
  heading: string
  facts: { term: string; details: string[] }[]
}

export function renderFacts({ heading, facts }: FactsProps): string {
  const rows = each(
    facts,
    ({ term, details }) =>
      `<div>${element('dt', term)}${each(details, (detail) => element('dd', detail))}</div>`,
  )
  return `${element('h2', heading)}<dl>${rows}</dl>`
}
