/** Who comes to a booked stay, and how they are reached, is changed, with a script and without one (W43). */
import { expect, type Page } from '@playwright/test'
import { GUEST } from '../checkout/guest-page'
import { expectInReach } from '../in-reach'
import { accessibilityFindings, findStay, settled, test, UPCOMING, watch } from '../site'
import { openBookedByForm } from './booked-stay'
import { bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

const stay = (page: Page) => page.locator('foyer-widget[type="stay-details"]')
const form = (page: Page) => page.locator('foyer-widget[type="stay-guests"]')
const success = (page: Page) => page.locator('foyer-widget[type="success-message"]')
const link = (page: Page) => page.getByRole('link', { name: /^Change contact/ })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save changes' })
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name }).first()

/** The mails that an address has got, the latest first. */
async function mailTo(page: Page, address: string) {
  const answer = await page.request.get('/sandbox/mailbox', { params: { address } })
  return answer.text()
}

test('contact and name are changed: what is wrong stands at its field, both addresses are told', async ({
  page,
  context,
}) => {
  await openPayment(page, GUEST)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  await page.goto(UPCOMING)
  const { complaints } = await watch(page)
  await settled(page)
  await link(page).click()
  await page.waitForURL(/reviewGuestInfo\.mi\?stay=/)
  await settled(page)
  await expectInReach(page, context, 'guests')
  expect(await accessibilityFindings(page)).toEqual([])
  await expect(field(page, /^Email/)).toHaveValue(GUEST.email)
  await field(page, /^Family name/).fill('R2D2')
  await save(page).click()
  await expect(page.getByText('Please check your entries.')).toBeFocused()
  await page.getByRole('link', { name: /^Family name: Use Latin letters/ }).click()
  await expect(field(page, /^Family name/)).toBeFocused()
  await field(page, /^Family name/).fill('Sjöberg')
  await field(page, /^Email/).fill('sjoeberg@example.com')
  await save(page).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(success(page)).toContainText('Contact and guests are saved.')
  await expect(stay(page)).toContainText('Sjöberg')
  expect(await mailTo(page, 'sjoeberg@example.com')).toContain('Contact and guests of your stay')
  expect(await mailTo(page, GUEST.email)).toContain('Another email address for your stay')
  // A browser tells every refusal.
  expect(complaints).toEqual([expect.stringContaining('422 (Unprocessable Entity)')])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the guest of the second room is changed; what is refused comes back as it was typed', async ({
    page,
  }) => {
    await openBookedByForm(page, { givenName: 'Jun', familyName: 'Sato' })
    await link(page).click()
    await page.waitForURL(/reviewGuestInfo/)
    const second = form(page).getByRole('group', { name: 'Guest of room 2' })
    await expect(second.getByLabel(/^Family name/)).toHaveValue('Sato')
    await second.getByLabel(/^Family name/).fill('M0ri')
    await field(page, /^Given name/).fill('Marie')
    await save(page).click()
    await page.waitForURL(/outcome=INVALID/)
    await expect(page.getByText('Please check your entries.')).toBeVisible()
    await expect(second.getByLabel(/^Family name/)).toHaveValue('M0ri')
    await expect(field(page, /^Given name/)).toHaveValue('Marie')
    await second.getByLabel(/^Family name/).fill('Mori')
    await save(page).click()
    await page.waitForURL(/findReservationDetail/)
    await expect(success(page)).toContainText('Contact and guests are saved.')
    await expect(stay(page)).toContainText('Jun Mori')
    await expect(stay(page)).toContainText('Marie')
  })

  test('who has found a stay is shown nobody, and told how to prove that it is theirs', async ({
    page,
    context,
  }) => {
    await findStay(context)
    await page.goto(UPCOMING)
    await expect(stay(page)).toContainText('Adeyemi')
    await expect(link(page)).toHaveCount(0)
    const handle = await stay(page).locator('input[name=stay]').getAttribute('value')
    await page.goto(`/reservation/reviewGuestInfo.mi?stay=${handle}`)
    await expect(form(page)).toContainText('Only those who have booked the stay can change it.')
    await expect(form(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(form(page).getByRole('textbox')).toHaveCount(0)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test(`J6: who finds a stay enters the code of its address and changes the telephone, script: ${javaScriptEnabled}`, async ({
    browser,
    baseURL,
  }) => {
    const booker = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const booked = await booker.newPage()
    await openBookedByForm(booked)
    const [number = ''] = (await stay(booked).innerText()).match(/8\d{9}/) ?? []
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
    const page = await context.newPage()
    await watch(page)
    await findStay(context, [number, GUEST.familyName])
    await page.goto(UPCOMING)
    await stay(page).getByRole('link', { name: 'Have you booked this stay?' }).click()
    await page.waitForURL(/reviewGuestInfo/)
    if (javaScriptEnabled) await settled(page)
    await expect(form(page)).toContainText('m•••@example.com')
    await form(page).getByRole('button', { name: 'Send me a code' }).click()
    await page.waitForURL(/outcome=codeSent/)
    if (javaScriptEnabled) await expectInReach(page, context, 'code')
    const [, code = ''] = /Your code is (\d{6})/.exec(await mailTo(page, GUEST.email)) ?? []
    await field(page, /^Code from the email/).fill(code === '000000' ? '000001' : '000000')
    await form(page).getByRole('button', { name: 'Confirm the code' }).click()
    await expect(form(page)).toContainText('This code is not right.')
    await field(page, /^Code from the email/).fill(code)
    await form(page).getByRole('button', { name: 'Confirm the code' }).click()
    await field(page, /^Mobile phone/).fill('212 555 0199')
    await save(page).click()
    await page.waitForURL(/findReservationDetail/)
    await expect(success(page)).toContainText('Contact and guests are saved.')
    await booker.close()
    await context.close()
  })
}
