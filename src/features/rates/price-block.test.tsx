import { renderToStaticMarkup } from 'react-dom/server'
import { priceLabels } from './price.labels'
import { PriceBlock, type PriceBlockProps } from './price-block.view'

const euros = (amount: number) => ({ amount, currency: 'EUR', decimalPoint: 2 })

const pricing = {
  ...{ shown: euros(60_000), total: euros(60_000), averageNightly: euros(10_000) },
  ...{ includesTaxes: true, pointsTotal: null, fullyPoints: false },
} as NonNullable<PriceBlockProps['pricing']>

/** What is read, in its order. */
function told(props: Partial<PriceBlockProps>) {
  const html = renderToStaticMarkup(
    <PriceBlock
      labels={priceLabels.english}
      pricing={pricing}
      nights={3}
      locale="en-US"
      convert={null}
      {...props}
    />,
  )
  return html
    .split('</p>')
    .map((line) => line.replace(/<[^>]*>/g, ''))
    .filter(Boolean)
}

test('the price of a night of two rooms is not taken for that of both', () => {
  expect(told({ rooms: 2 })).toEqual([
    '€100.00 per room and night on average',
    '€600.00',
    'Total for 2 rooms, 3 nights, taxes and fees included',
  ])
})

test('one night of one room is no average', () => {
  const [night] = told({ nights: 1 })
  expect(night).toBe('€100.00 per night')
})

test('what everybody pays for the stay stands at the price of the stay', () => {
  expect(told({ compared: euros(66_000) })).toEqual([
    '€100.00 per night on average',
    'Standard price: €660.00',
    '€600.00',
    'Total for 3 nights, taxes and fees included',
  ])
})
