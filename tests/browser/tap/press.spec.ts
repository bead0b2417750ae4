import { expect } from '@playwright/test'
import { settled, test } from '../site'

test('a press below a field with a wrong text counts: the error appears after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/loyalty/createAccount/createAccountPage1.mi')
  await settled(page)
  const main = page.getByRole('main')
  const email = main.getByRole('textbox', { name: /^Email/ })
  const password = main.getByLabel(/^Password/)
  const box = main.getByRole('checkbox').first()
  // The code that checks comes with the first focus.
  await expect(async () => {
    await password.focus()
    await password.blur()
    await expect(password).toHaveAttribute('aria-invalid', 'true', { timeout: 200 })
  }).toPass()
  await email.fill('maria@')

  await box.scrollIntoViewIfNeeded()
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 6, y + 1)
  await page.mouse.down()
  // As long as a finger rests, in frames: the check of the field is over by then.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
  await expect(box).toBeChecked()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})
