import { useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import type { Destination } from './place-input.model'

export interface NearMeModel {
  state: 'idle' | 'asking' | 'found' | 'refused' | 'failed'
  /** The city that was found. */
  place: string
  ask: () => void
}

/** Fills a destination with the nearest city (W16). Nobody is asked for a position before the tap. */
export function useNearMe(choose: (place: Destination) => void): NearMeModel {
  const page = usePage()
  const [{ state, place }, set] = useState<Pick<NearMeModel, 'state' | 'place'>>({
    state: 'idle',
    place: '',
  })
  const ask = async () => {
    if (state === 'asking') return
    set({ state: 'asking', place: '' })
    const found = await import('./near-me.service')
      .then(({ nearestCity }) => nearestCity(page))
      .catch(() => 'failed' as const)
    if (typeof found === 'string') return set({ state: found, place: '' })
    choose(found)
    set({ state: 'found', place: found.text })
  }
  return { state, place, ask: () => void ask() }
}
