import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectSound } from './booking/journey-page'
import { losses, setTextSize } from './losses'
import { settled } from './site'

/** Nothing moves, axe finds nothing, and nothing is cut or out of reach, also with twice the text. */
export async function expectInReach(page: Page, context: BrowserContext, step: string) {
  await expectSound(page, step)
  expect([step, await losses(page)]).toEqual([step, []])
  await setTextSize(context, page, 200)
  await settled(page)
  expect([step, '200 %', await losses(page)]).toEqual([step, '200 %', []])
  // The next page is to come with the usual size.
  await setTextSize(context, page, 100)
}
