import { expect } from '@playwright/test'
import { seeAll, settled, test, watch } from '../site'
import { mailedCode } from './mailbox'

const PROFILE = '/loyalty/myAccount/profile.mi'
const NEW = '4917139200277'

test('a member who has signed in changes the number by a code, and does not see the form again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const signIn = async () => {
    const data = { userId: 'ines@example.com', password: 'Alderway-1' }
    const path = '/mi/phoenix-account-auth/v1/loginWithCredentials'
    return (await context.request.post(path, { data })).json()
  }
  const { complaints } = await watch(page)
  await page.goto(`/sign-in.mi?returnTo=${PROFILE}`)
  await page.getByLabel(/^Email, member number or phone/).fill('ines@example.com')
  await page.getByLabel(/^Password/).fill('Alderway-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(PROFILE)
  await settled(page)
  // On a phone it is below the main content.
  await seeAll(page)
  const group = page.getByRole('group', { name: /ending in .0184. still yours/ })
  await group.getByRole('button', { name: 'Change number' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(/New phone number/).fill(`+${NEW}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(/^Code/)).toBeFocused()
  await page.keyboard.type(await mailedCode(context, NEW))
  const said = page.getByRole('heading', { name: /new number ending in .0277. is saved/ })
  await expect(said).toBeFocused()
  await expect(page.getByText('•••77')).toBeVisible()
  expect(await page.content()).not.toContain('39200')
  expect((await signIn()).profileNudge).toBeNull()
  expect(complaints).toEqual([])
})
