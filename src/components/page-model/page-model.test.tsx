/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, takeAllUnheard } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import widget from './page-model.widget'

const heading = { type: 'heading', id: 'h', props: { text: 'Hello' } }

/** `answers` in order; the last one is repeated. */
async function show(answers: (number | object)[], context: Partial<PageContext> = {}) {
  let calls = 0
  const { store } = offlinePage(pageContext(context), {
    log: () => {},
    fetch: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)]
      calls += 1
      const isFailure = typeof answer === 'number'
      return {
        ok: !isFailure,
        status: isFailure ? answer : 200,
        json: async () => answer,
      } as Response
    },
  })
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'main-model' }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
    ),
  )
  return { calls: () => calls }
}

const placed = () => document.querySelectorAll('foyer-widget')
const raised = () => takeAllUnheard(['page-error']).length

it('creates placeholders for the page’s components, which the loader mounts', async () => {
  await show([{ data: { children: [heading] } }])
  expect(placed()).toHaveLength(1)
  expect(placed()[0]?.getAttribute('props')).toBe('{"text":"Hello"}')
})

it('shows a failure on the page, and retries on request', async () => {
  const { calls } = await show([503, 503, { data: { children: [heading] } }])
  expect([calls(), placed().length, raised()]).toEqual([2, 0, 1])
  await act(async () => emit('page-error-retry', { code: 'x', component: 'rate-list' }))
  expect(calls()).toBe(2)
  await act(async () => emit('page-error-retry', { code: 'page-model', component: 'page-model' }))
  expect([calls(), placed().length]).toEqual([3, 1])
})

it('sends no request in author mode', async () => {
  const { calls } = await show([{ data: { children: [heading] } }], { mode: 'edit' })
  expect(calls()).toBe(0)
  expect(screen.queryByRole('status')).toBeNull()
})
