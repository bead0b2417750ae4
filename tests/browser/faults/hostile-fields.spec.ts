import { expect } from '@playwright/test'
import { settled, test, watch } from '../site'

/**
 * Closes an attribute, a tag and a script; executable as an image, a drawing, a link and a
 * template.
 */
const HOSTILE = `"'></script><img src=x onerror="hit()"><svg onload=hit()>javascript:hit()\${hit()}{{hit()}}`

const PATHS = [
  '/sign-in.mi',
  '/loyalty/createAccount/createAccountPage1.mi',
  '/emailPassword.mi',
  '/loyalty/createAccount/activateAccount.mi',
]

for (const path of PATHS) {
  test(`${path}: script in every field is text, and stays in its field`, async ({ page }) => {
    const { complaints } = await watch(page)
    let hits = 0
    await page.exposeFunction('hit', () => {
      hits += 1
    })
    await page.goto(path)
    await settled(page)
    const form = page.getByRole('main').locator('form').first()
    const fields = form.getByRole('textbox')
    expect(await fields.count()).toBeGreaterThan(0)
    for (const field of await fields.all()) await field.fill(HOSTILE)
    for (const field of await form.getByRole('checkbox').all()) await field.check()
    for (const field of await form.getByRole('combobox').all()) {
      await field.selectOption({ index: 1 })
    }
    await form.getByRole('button', { name: /./ }).last().focus()
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(
      form.locator('[aria-invalid=true]').or(form.getByRole('alert').filter({ hasText: /./ })),
    ).not.toHaveCount(0)
    await settled(page)
    expect(await page.locator('img[src=x], svg[onload]').count()).toBe(0)
    const kept = await form
      .locator('input:not([type=hidden], [type=password], [type=checkbox])')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(kept.every((value) => value.includes('onerror'))).toBe(true)
    expect(hits).toBe(0)
    // The browser itself logs a response of 4xx.
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
  })

  test(`${path}: a form posted without a script does not return it as markup either`, async ({
    request,
    baseURL,
  }) => {
    const page = await (await request.get(path)).text()
    const [form = ''] = /<form[^>]* method="post"[\s\S]*?<\/form>/.exec(page) ?? []
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
    const names = [...form.matchAll(/name="([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(1)
    // A form posts to its own page; every other value is the attacker's.
    const fields = Object.fromEntries(names.map((name) => [name, name === 'page' ? path : HOSTILE]))
    const answer = await request.post(action, {
      form: fields,
      headers: { origin: String(baseURL) },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    const next = answer.headers().location ?? ''
    expect(decodeURIComponent(next)).not.toContain('onerror')
    const shown = await (await request.get(next)).text()
    expect(/That didn’t work|role="alert"/.test(shown)).toBe(true)
    expect(shown.includes('onerror')).toBe(false)
  })
}
