import { cleanAnswer, hasHtml } from './clean-answer'

const upper = (html: string) => html.toUpperCase()

it('sanitises each HTML field and no other', () => {
  const alerts = [
    { id: 'a', title: 'one', body: '<p>one</p>' },
    { id: 'b', title: 'two', body: null },
    null,
  ]
  expect(cleanAnswer('Alerts', { alerts }, upper)).toEqual({
    alerts: [
      { id: 'a', title: 'one', body: '<P>ONE</P>' },
      { id: 'b', title: 'two', body: null },
      null,
    ],
  })
  expect(alerts[0]?.body).toBe('<p>one</p>')
})

it('finds an HTML field in an object, and accepts a missing object', () => {
  const property = { id: 'NYCAB', policies: { smoking: 'no', extraText: 'pets' } }
  expect(cleanAnswer('PropertyDetails', { property }, upper)).toEqual({
    property: { id: 'NYCAB', policies: { smoking: 'no', extraText: 'PETS' } },
  })
  expect(cleanAnswer('PropertyDetails', { property: null }, upper)).toEqual({ property: null })
})

it('removes an HTML field that is no text', () => {
  const alerts = [{ body: { toString: () => '<script>' } }]
  expect(cleanAnswer('Alerts', { alerts }, upper)).toEqual({ alerts: [{ body: null }] })
})

it('leaves answers without HTML as they are', () => {
  const data = { property: { id: '<b>NYCAB</b>' } }
  expect(hasHtml('PropertyBar')).toBe(false)
  expect(cleanAnswer('PropertyBar', data, upper)).toBe(data)
})
