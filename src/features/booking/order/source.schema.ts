import { z } from 'zod'

/** Whether a widget is about what the visitor is booking, or about what the session has booked. */
export const sourceProp = () =>
  z
    .enum(['cart', 'order'])
    .default('cart')
    .meta({
      title: 'Before or after the booking',
      description: 'Tells of the rooms that a visitor is booking, or of those just booked.',
      'x-options': { cart: 'Before: the cart', order: 'After: the order' },
    })

export type Source = z.output<ReturnType<typeof sourceProp>>
