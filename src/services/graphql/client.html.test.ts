/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { alertsQuery } from '../../components/hotel-alerts/hotel-alerts.operations'
import { execute } from './answers'

it('sanitises HTML in its responses', async () => {
  const body =
    '<p onclick="ran()">Pool <a href="javascript:ran()">closed</a></p><script>ran()</script>'
  const alert = {
    id: 'a',
    severity: 'INFO',
    title: 'Pool',
    startDate: null,
    endDate: null,
    link: null,
  }
  const fetch = async () =>
    ({
      ok: true,
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      text: async () =>
        JSON.stringify({ data: { alerts: [{ ...alert, body, __typename: 'Alert' }] } }),
    }) as unknown as Response
  const { page } = offlinePage(pageContext(), { fetch })
  const reply = await execute(page, alertsQuery, { propertyId: 'NYCAB', locale: 'en-US' })
  expect(reply.data?.alerts[0]).toMatchObject({ title: 'Pool' })
  expect(String(reply.data?.alerts[0]?.body)).toBe('<p>Pool <a>closed</a></p>')
})
