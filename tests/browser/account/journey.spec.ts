/**
 * A visitor's first day with the chain (issue 6): joins, confirms the code from the mailbox, saves
 * a hotel, signs out, returns remembered, signs in again, is forgotten. Only with the keyboard; axe
 * finds nothing at any step on a phone and on a desktop.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { accessibilityFindings, OVERVIEW, settled, test, watch } from '../site'
import { tabTo } from '../tab-to'

const PASSWORD = 'Sea-Breeze-7'
const JOIN = '/loyalty/createAccount/createAccountPage1.mi'
const WIDTHS = [375, 1280]

/** What the visitor types, by field name; checkboxes are ticked. */
const ENTRIES: Record<string, string> = {
  givenName: 'Ines',
  surname: 'Okafor',
  localSurname: '山田',
  localGivenName: '花子',
  line1: '5 Harbour Street',
  city: 'Lisbon',
  password: PASSWORD,
}

const POSTAL: Record<string, string> = { DE: '10115', JP: '100-0001', SA: '12211' }

const SITES = [
  ['en-US', '', 'Sign out', 'Not you? Use another account'],
  ['de-DE', '/de-DE', 'Abmelden', 'Nicht Sie? Anderes Konto verwenden'],
  ['ja-JP', '/ja-JP', 'サインアウト', '別のアカウントを使う'],
  ['ar-SA', '/ar-SA', 'تسجيل الخروج', 'لست أنت؟ استخدم حسابًا آخر'],
] as const

for (const [locale, site, signOutLabel, clearLabel] of casesOf(
  SITES,
  ([locale]) => locale === 'ar-SA',
)) {
  test(`${locale}: from joining to being forgotten, with the keyboard alone`, async ({
    page,
    context,
  }) => {
    test.slow()
    const { complaints } = await watch(page)
    const email = `ines-${locale.toLowerCase()}-${Date.now()}@example.com`

    await page.goto(site + JOIN)
    await isBarrierFree(page)
    await fillJoinForm(page, email)
    await page.keyboard.press('Enter')
    await expect(page.locator('main [role=status], main [tabindex="-1"]').first()).toBeVisible()
    await isBarrierFree(page)

    await page.goto(`${site}/sign-in.mi?returnTo=${encodeURIComponent(site + OVERVIEW)}`)
    await isBarrierFree(page)
    await signIn(page, { email, isRemembered: true })
    await enterCode(page, context, email)
    await expect(page).toHaveURL(new RegExp(`${OVERVIEW}$`))

    const heart = page.locator('foyer-widget[type=property-bar] button[aria-pressed]')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await tabTo(page, 'foyer-widget[type=property-bar] button[aria-pressed]')
    const isSaved = page.waitForResponse(/UpdateSavedProperties/)
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await isSaved

    await signOut(page, signOutLabel)
    await isBarrierFree(page)

    await page.goto(`${site}/homepage-searchform.mi`)
    await settled(page)
    await expect(page.locator('header').getByText('Ines').first()).toBeAttached()
    await page.goto(`${site}/sign-in.mi?returnTo=${encodeURIComponent(site + OVERVIEW)}`)
    await expect(username(page)).toHaveAttribute('readonly', '')
    await isBarrierFree(page)
    await tabTo(page, 'main input[name=password]')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${OVERVIEW}$`))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await signOut(page, signOutLabel)
    await page.goto(`${site}/sign-in.mi`)
    await expect(username(page)).toHaveAttribute('readonly', '')
    await tabTo(page, page.getByRole('button', { name: clearLabel }))
    await page.keyboard.press('Enter')
    await expect(username(page)).not.toHaveAttribute('readonly', '')
    await expect(username(page)).toHaveValue('')
    await isBarrierFree(page)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /Ines|Okafor|@|Sea-Breeze/,
    )
    expect(complaints).toEqual([])
  })
}

const username = (page: Page) => page.locator('main input[autocomplete=username]')

/** Moves through the form with Tab and fills in the required fields. */
async function fillJoinForm(page: Page, email: string) {
  await settled(page)
  await tabTo(page, 'main form :is(input, select)')
  for (;;) {
    const field = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      const { name, type, required, value } = element
      const country = element.form?.querySelector<HTMLSelectElement>('[name=country]')?.value
      return { name, type, value, isWanted: required, country: country ?? '' }
    })
    if (field.type === 'submit') return
    if (field.isWanted && field.type === 'checkbox') await page.keyboard.press('Space')
    else if (field.isWanted && !field.value) {
      const entry = /^email/.test(field.name)
        ? email
        : field.name === 'postalCode'
          ? (POSTAL[field.country] ?? '10001')
          : ENTRIES[field.name]
      expect(entry, `what to type into ${field.name}`).toBeDefined()
      await page.keyboard.type(entry ?? '')
    }
    await page.keyboard.press('Tab')
  }
}

async function signIn(
  page: Page,
  { email, isRemembered }: { email: string; isRemembered: boolean },
) {
  await settled(page)
  await tabTo(page, 'main input[autocomplete=username]')
  await page.keyboard.type(email)
  await tabTo(page, 'main input[name=password]')
  await page.keyboard.type(PASSWORD)
  if (isRemembered) {
    await tabTo(page, 'main input[name=rememberMe]')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
}

/** Reads the code on the mailbox page in a separate tab and types it. */
async function enterCode(page: Page, context: BrowserContext, email: string) {
  await expect(page.locator('input[name=to]').first()).toBeVisible()
  await isBarrierFree(page)
  await tabTo(page, 'form:has([name=to]) button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[autocomplete=one-time-code]')).toBeVisible()
  const mailbox = await context.newPage()
  await mailbox.goto(`/sandbox/mailbox?address=${encodeURIComponent(email)}`)
  const [code = ''] = /\b\d{6}\b/.exec(await mailbox.locator('section').first().innerText()) ?? []
  await mailbox.close()
  await isBarrierFree(page)
  await tabTo(page, 'input[autocomplete=one-time-code]')
  await page.keyboard.type(code)
}

/** Through the account menu in the header. */
async function signOut(page: Page, label: string) {
  await settled(page)
  await tabTo(page, 'foyer-widget[type=navigation] button[popovertarget$=-account]')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: label, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logout\.mi/)
}

async function isBarrierFree(page: Page) {
  await settled(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await accessibilityFindings(page)]).toEqual([width, []])
  }
}
