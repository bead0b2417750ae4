import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect } from 'storybook/test'
import { color } from '../../src/ui/tokens'
import { onlyIn } from '../modes'
import type { Brand, Scheme } from '../theme'
import { WideTable } from '../wide-table'
import { measureIn } from './contrast'
import { note, sample, shape, sheet, swatch, swatches, table } from './look.styles'

export default { title: 'Look/Colours', tags: ['!autodocs'], parameters: onlyIn('1280') }

/** The minimum ratio of text; graphics have a lower one and are shown as a shape. */
const TEXT = 4.5

const BRANDS: Record<Brand, string> = {
  alderway: 'Alderway',
  'quiet-luxury': 'Quiet luxury',
  'bright-city': 'Bright city',
}

const SCHEMES: Record<Scheme, string> = {
  light: 'light',
  dark: 'dark',
  contrast: 'more, light',
  'contrast-dark': 'more, dark',
}

const LOOKS = Object.keys(BRANDS).flatMap((brand) =>
  Object.keys(SCHEMES).map((scheme) => ({ brand: brand as Brand, scheme: scheme as Scheme })),
)

function Tokens() {
  return (
    <main className={sheet}>
      <header>
        <h1>Colours</h1>
        <p>
          Names say what a colour is for, never what it is. Their values are custom properties that
          a theme replaces; light and dark are one value each, and follow from the scheme of the
          element that they stand in. Theme and scheme in the toolbar change what is shown here.
        </p>
      </header>
      <ul className={swatches}>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <div className={swatch} style={{ background: value }} />
            <strong>{name}</strong>
            <br />
            <code className={note}>{value.slice('var('.length, -1)}</code>
          </li>
        ))}
      </ul>
    </main>
  )
}

export const AllTokens = { name: 'Tokens', render: () => <Tokens /> }

/** The measured ratios of every pair in every theme and scheme. */
function Contrast() {
  const columns = useMemo(
    () => LOOKS.map((look) => ({ ...look, pairs: measureIn(look.scheme, look.brand) })),
    [],
  )
  const rows = columns[0]?.pairs ?? []
  return (
    <main className={sheet}>
      <header>
        <h1>Contrast</h1>
        <p>
          Every two colours that the site puts upon each other, measured in each theme and scheme:
          the ratio of their luminance after WCAG 2.2. The sample is in the look of the toolbar.
        </p>
      </header>
      <WideTable label="Contrast of every pair">
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">At least</th>
              {columns.map(({ brand, scheme }) => (
                <th key={brand + scheme} scope="col">
                  {BRANDS[brand]}
                  <br />
                  {SCHEMES[scheme]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ use, foreground, background, least }, row) => (
              <tr key={use}>
                <th scope="row">
                  <span
                    aria-hidden="true"
                    className={sample}
                    style={{ color: foreground, background }}
                  >
                    {least < TEXT ? <i className={shape} /> : 'Aa'}
                  </span>
                  {use}
                </th>
                <td>{least}</td>
                {columns.map(({ brand, scheme, pairs }) => {
                  const ratio = pairs[row]?.ratio ?? 0
                  return (
                    <td key={brand + scheme} data-short={ratio < least || undefined}>
                      {ratio.toFixed(2)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </main>
  )
}

export const ContrastOfPairs: StoryObj = {
  name: 'Contrast',
  render: () => <Contrast />,
  play: async () => {
    const short = LOOKS.flatMap(({ brand, scheme }) =>
      measureIn(scheme, brand)
        .filter(({ ratio, least }) => ratio < least)
        .map(
          ({ use, ratio, least }) => `${brand} ${scheme}: ${use} ${ratio.toFixed(2)} < ${least}`,
        ),
    )
    await expect(short).toEqual([])
  },
}
