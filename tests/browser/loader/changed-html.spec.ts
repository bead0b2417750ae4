import { expect, type Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'
import { field } from '../checkout/guest-page'
import { OVERVIEW, RATES, test } from '../site'
import { UNTOUCHED } from '../untouched'
import { hold, openHeld } from './loader-page'

test.use({ ...UNTOUCHED, viewport: { width: 375, height: 740 } })

const SCRIPTS = /\/assets\/(?!loader)[^/]*\.js(\?|$)/

/** What others do to a page before its widgets have their scripts. */
const changes = {
  'a translated page': (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `«${text.data}»`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }),
  'a page with a password manager': (page: Page) =>
    page.evaluate(() => {
      for (const container of document.querySelectorAll('foyer-widget > div')) {
        for (const field of container.querySelectorAll('input, select, button'))
          field.after(document.createElement('div'))
      }
    }),
}

for (const [what, change] of Object.entries(changes)) {
  test.describe(what, () => {
    /** Opens the page without its scripts, changes it; the returned function lets the scripts load. */
    async function openChanged(page: Page, open: () => Promise<unknown>) {
      const scripts = await hold(page, SCRIPTS)
      await open()
      await expect(page.locator('foyer-widget[status]').first()).toBeAttached()
      await change(page)
      return scripts.release
    }

    const mounted = (page: Page, type: string) =>
      expect(page.locator(`foyer-widget[type=${type}]`).first()).toHaveAttribute(
        'status',
        'mounted',
      )

    test('keeps what was typed into the sign-in form, and its focus', async ({ page }) => {
      const release = await openChanged(page, () => openHeld(page, '/sign-in.mi'))
      const fields = page.locator('foyer-widget[type=sign-in] form input:not([type=hidden])')
      await fields.nth(1).fill('Alderway-1')
      await fields.nth(0).pressSequentially('maria@example.com')
      await fields.nth(0).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5))
      release()
      await mounted(page, 'sign-in')
      await expect(fields.nth(0)).toHaveValue('maria@example.com')
      await expect(fields.nth(1)).toHaveValue('Alderway-1')
      await expect(fields.nth(0)).toBeFocused()
      await page.keyboard.press('x')
      await expect(fields.nth(0)).toHaveValue('max@example.com')
    })

    test('keeps the name on the page of the guests', async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort())
      await openGuests(page)
      await change(page)
      const name = field(page, 'givenName')
      await name.fill('Ngozi')
      await page.unroute(SCRIPTS)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await mounted(page, 'member-information')
      await expect(name).toHaveValue('Ngozi')
    })

    test('keeps the place that was typed into the search form', async ({ page }) => {
      const release = await openChanged(page, () => openHeld(page, '/homepage-searchform.mi'))
      const place = page
        .locator(
          'foyer-widget[type=search-form] input[name="destinationAddress.destination"], foyer-widget[type=search-form] input[autocomplete=off]',
        )
        .first()
      await place.fill('Munich')
      release()
      await mounted(page, 'search-form')
      await expect(place).toHaveValue('Munich')
    })

    test('shows the next photo once, and the currencies', async ({ page }) => {
      const release = await openChanged(page, () => openHeld(page, OVERVIEW))
      await page.locator('#gallery [data-to=next]').click()
      await page.locator('#currency button').first().click()
      release()
      await mounted(page, 'hotel-gallery')
      await expect(page.locator('foyer-widget[type^=currency] dialog[open]')).toBeVisible()
      await expect(page.locator('#gallery')).toContainText(/Photo 2 of \d/)
    })

    test('selects the rate that was tapped, once', async ({ page }) => {
      const choices: string[] = []
      page.on('request', (request) => {
        if (/selectRate/.test(request.url())) choices.push(request.postData() ?? '')
      })
      const address = `${RATES.replace('NYCAB', 'MUCDE')}&${ownStay()}`
      const release = await openChanged(page, () => openHeld(page, address))
      const select = page.locator('foyer-widget[type=rate-list] button[name=rate]').nth(1)
      const rate = (await select.getAttribute('value')) ?? ''
      await select.click()
      release()
      await page.waitForURL(/reviewDetails/)
      expect(choices).toHaveLength(1)
      const code = rate.split(/\W/).find((part) => part.length > 2) ?? rate
      expect(decodeURIComponent(choices[0] ?? '')).toContain(code)
    })
  })
}
