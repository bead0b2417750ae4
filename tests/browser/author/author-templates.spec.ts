/** What an editor takes for a text of the page is the text that is stored, with its placeholders. */
import { expect, type Page } from '@playwright/test'
import { fieldTree } from '../../../src/author/fields/field-tree'
import { follow } from '../../../src/author/fields/follow'
import { stepsOf, valueAt } from '../../../src/author/paths'
import { test } from '../sandbox'
import { fixtureOf, handfuls, schemaOf } from '../widget-samples'
import { component, edit, note, patch, placed, resourceOf, tell } from './author-page'

/** Selects each plain text of the page, as Universal Editor does, reads it, and lets it go again. */
async function selectAll(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main [data-aue-type="text"]')].map((element) => {
      const widget = element.closest('foyer-widget') as HTMLElement & { raw: unknown }
      return { widget, prop: element.getAttribute('data-aue-prop') ?? '' }
    })
    const select = (widget: HTMLElement, prop: string, selected: boolean) => {
      const resource = widget.getAttribute('data-aue-resource')
      const detail = { resource, prop, selected }
      widget.dispatchEvent(new CustomEvent('aue:ui-select', { bubbles: true, detail }))
    }
    const textsOf = (widget: HTMLElement, prop: string) =>
      [...widget.querySelectorAll(`[data-aue-type="text"][data-aue-prop="${prop}"]`)].map(
        ({ textContent }) => textContent,
      )
    return all.map(({ widget, prop }) => {
      const before = textsOf(widget, prop)
      select(widget, prop, true)
      const selected = textsOf(widget, prop)
      select(widget, prop, false)
      const after = textsOf(widget, prop)
      return {
        of: widget.getAttribute('type') ?? '',
        prop,
        raw: widget.raw,
        before,
        selected,
        after,
      }
    })
  })
}

for (const types of handfuls) {
  test(`each text of the page, once selected: ${types.join(', ')}`, async ({ page }) => {
    const main = types.flatMap((type) =>
      ['full', 'author', 'authored'].flatMap((name) => {
        const fixture = fixtureOf(type, name)
        return fixture ? [placed(type, `${name}-${type}`, fixture.props)] : []
      }),
    )
    await edit(page, { main: main.join('') })
    for (const { of, prop, raw, before, selected, after } of await selectAll(page)) {
      const steps = stepsOf(prop)
      const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      const { field } = follow(fieldTree(await schemaOf(of)), path, raw)
      const stored = valueAt(raw, steps) ?? field?.default
      expect([of, prop, new Set(selected)]).toEqual([of, prop, new Set([stored])])
      expect([of, prop, after]).toEqual([of, prop, before])
    }
  })
}

test('a template is shown and stored with its placeholders, and says what it lacks', async ({
  page,
}) => {
  await edit(page, { main: placed('success-message', 'done', {}) })
  const prop = 'labels/bookingConfirmedBody'
  const body = component(page, 'done').locator(`[data-aue-prop="${prop}"]`)
  const filled = 'We look forward to your stay at Alderway New York Midtown: 4–7 May.'
  await expect(body).toHaveText(filled)
  const resource = resourceOf('done')
  await tell(page, 'aue:ui-select', { resource, prop, selected: true }, resource)
  await expect(body).toHaveText('We look forward to your stay at {hotel}: {dates}.')
  const highlighted = () =>
    page.evaluate(() => [...(CSS.highlights.get('foyer-placeholder') ?? [])].map(String))
  expect(await highlighted()).toEqual(['{hotel}', '{dates}'])
  // Universal Editor sends what the element shows, changed by the author.
  await body.evaluate((element) =>
    element.dispatchEvent(
      new CustomEvent('aue:content-update', {
        bubbles: true,
        detail: { value: 'See you at {hotel}, {dates}!' },
      }),
    ),
  )
  await expect(body).toHaveText('See you at {hotel}, {dates}!')
  await tell(page, 'aue:ui-select', { resource, selected: true }, resource)
  await expect(body).toHaveText('See you at Alderway New York Midtown, 4–7 May!')
  await patch(page, 'done', prop, 'See you at {hotel}!')
  await expect(note(page, 'done')).toContainText('The text needs {dates}')
  await patch(page, 'done', prop, 'See you at {hotel}, {date}!')
  await expect(note(page, 'done')).toContainText('{date} is not filled in here')
})
