/** What the chain counts a point as: a part of a minor unit of `currency`. A tip for a stay in points names a better one. */
export const POINT_VALUE = { amount: 0.6, currency: 'USD' }

/** So much more than that a point has to be worth for a tip. */
export const BETTER_VALUE = 1.2
