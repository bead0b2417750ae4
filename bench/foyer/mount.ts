import { createElement } from 'react'
import { ready, show } from '../../src/mapping/island'
import { type Placeholder, readPlacement } from '../../src/mapping/placement'
import type { CardProps } from '../page/card'
import type widget from './card.widget'

/**
 * `src/mapping/mount.tsx` without the site: the card gets its props directly from the placeholder and
 * has no page context, as the card of every contender.
 */
export async function mount(element: Placeholder, { View }: typeof widget): Promise<() => void> {
  await ready(element)
  const { props } = readPlacement(element)
  return show(element, createElement(View, props as CardProps), (problem, error) => {
    throw new Error(problem, { cause: error })
  })
}
