import { css } from '@linaria/core'
import { color, container, font, motion, radius, size, space } from '../../src/ui/tokens'

export const sheet = css`
  display: grid;
  gap: var(--foyer-rhythm);
  inline-size: ${container};
  margin-inline: auto;
  padding-block: ${space.xl} ${space.xxl};

  & h1 {
    margin: 0 0 ${space.m};
    font: ${font.displayWeight} ${size.display} / 1.1 ${font.display};
  }

  & h2 {
    margin: 0 0 ${space.m};
    font: ${font.displayWeight} ${size.xl} / 1.2 ${font.display};
  }

  & p {
    max-inline-size: 44rem;
    margin: 0;
  }
`

export const note = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & code {
    font-size: ${size.xs};
  }
`

export const swatch = css`
  block-size: 5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${size.s};

  & :is(th, td) {
    padding: ${space.xs} ${space.s};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: bottom;
  }

  & tbody th {
    min-inline-size: 18rem;
    font-weight: 400;
  }

  & td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & td[data-short] {
    background: ${color.danger};
    color: ${color.surface};
    font-weight: 700;
  }
`

export const sample = css`
  display: inline-block;
  min-inline-size: 3.5rem;
  margin-inline-end: ${space.s};
  padding: 0 ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  text-align: center;
`

export const shape = css`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  background: currentcolor;
  vertical-align: -0.15em;
`

export const specimen = css`
  display: grid;
  gap: ${space.l};
  margin: 0;

  & dt {
    color: ${color.muted};
    font-size: ${size.xs};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const bar = css`
  block-size: ${space.m};
  background: ${color.accent};
`

export const box = css`
  display: grid;
  place-items: center;
  block-size: 6rem;
  background: ${color.raised};
  font-size: ${size.s};
`

export const mover = css`
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.m};
  background: ${color.accent};
  cursor: pointer;

  &[data-motion='quick'] {
    transition: translate ${motion.quick};
  }

  &[data-motion='calm'] {
    transition: translate ${motion.calm};
  }

  *:hover > & {
    translate: 4rem 0;
  }

  [dir='rtl'] *:hover > & {
    translate: -4rem 0;
  }
`

export const icons = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    justify-items: center;
    gap: ${space.s};
    padding: ${space.l} ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    font-size: ${size.xs};
    text-align: center;
  }

  & svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`
