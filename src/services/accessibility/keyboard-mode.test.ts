/** @jest-environment jsdom */
import { watchKeyboardMode } from './keyboard-mode'

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))
const point = () => document.dispatchEvent(new Event('pointerdown'))
const mode = () => document.documentElement.dataset.a11yMode

it('begins with Tab, ends with a pointer, and ignores other keys', () => {
  const stop = watchKeyboardMode()
  press('a')
  expect(mode()).toBeUndefined()
  press('Tab')
  expect(mode()).toBe('keyboard')
  point()
  expect(mode()).toBeUndefined()
  stop()
  press('Tab')
  expect(mode()).toBeUndefined()
})
