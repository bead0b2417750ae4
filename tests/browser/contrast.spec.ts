import { expect } from '@playwright/test'
import { SCHEMES, THEMES } from '../../sandbox/cms/page/theme'
import { contrastPairs } from '../../stories/contrast-pairs'
import { test } from './sandbox'

/** With `prefers-contrast`, text has a contrast of 7:1 (WCAG 2.2, 1.4.6) in every theme. */
const MORE = 7

for (const theme of THEMES) {
  for (const colorScheme of SCHEMES.filter((scheme) => scheme !== 'system')) {
    for (const contrast of ['no-preference', 'more'] as const) {
      test(`${theme}, ${colorScheme}, contrast ${contrast}: every pair of colours is readable`, async ({
        page,
        context,
      }) => {
        await context.request.post('/sandbox/appearance', { form: { theme }, maxRedirects: 0 })
        await page.emulateMedia({ colorScheme, contrast })
        await page.goto('/error')
        const measured = await page.evaluate((pairs) => {
          const canvas = document.createElement('canvas')
          const pen = canvas.getContext('2d', { willReadFrequently: true })
          if (!pen) throw new Error('No canvas.')
          const probe = document.body.appendChild(document.createElement('span'))
          /**
           * Evaluates a colour expression with the page's tokens and returns red, green and blue.
           */
          const resolve = (expression: string) => {
            probe.style.color = ''
            probe.style.color = expression
            if (probe.style.color === '') throw new Error(`${expression} is no colour.`)
            pen.fillStyle = getComputedStyle(probe).color
            pen.fillRect(0, 0, 1, 1)
            return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
          }
          const luminance = (expression: string) => {
            const [red = 0, green = 0, blue = 0] = resolve(expression).map((value) => {
              const part = value / 255
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
            })
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
          }
          return pairs.map(({ foreground, background, least, use }) => {
            const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort(
              (a, b) => a - b,
            )
            return { use, least, ratio: (light + 0.05) / (dark + 0.05) }
          })
        }, contrastPairs)
        expect(measured.length).toBeGreaterThan(30)
        const asked = (least: number) => (contrast === 'more' && least >= 4.5 ? MORE : least)
        const tooLittle = measured
          .filter(({ ratio, least }) => ratio < asked(least))
          .map(({ use, ratio, least }) => `${use}: ${ratio.toFixed(2)}, not ${asked(least)}`)
        expect(tooLittle).toEqual([])
      })
    }
  }
}
