import { defineRestQuery } from 'foyer/kit'

export interface Weather {
  degrees: number
}

/** Asks the house's own service. Only the temperature of its answer is printed into the page. */
export const weatherQuery = defineRestQuery<{ city: string }, Weather>({
  name: 'weather',
  path: ({ city }) => `/api/weather?${new URLSearchParams({ city })}`,
  read: (answer) => {
    const { degrees } = (answer ?? {}) as { degrees?: unknown }
    return typeof degrees === 'number' ? { degrees } : null
  },
})
