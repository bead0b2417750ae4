import { z } from 'zod'

/** Whether a widget is about what the visitor is booking, or about what is booked. */
export const sourceProp = () =>
  z
    .enum(['cart', 'order'])
    .default('cart')
    .meta({
      title: 'Before or after the booking',
      description:
        'Shows what a visitor is booking, or what is booked. On the pages of a booked stay it is always the latter.',
      'x-options': { cart: 'Before: the cart', order: 'After: the order' },
    })

export type Source = z.output<ReturnType<typeof sourceProp>>
