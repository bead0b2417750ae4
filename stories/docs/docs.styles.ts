import { css } from '@linaria/core'
import { color, font, from, motion, radius, shadow, size, space, unseen } from '../../src/ui/tokens'

/** Replaces Storybook's background and width by those of the page. */
export const docsGround = css`
  :global(.sbdocs.sbdocs-wrapper) {
    background: transparent;
    color: ${color.text};
    padding: ${space.xl} ${space.m} ${space.xxl};
  }

  :global(.sbdocs.sbdocs-content) {
    max-inline-size: 72rem;
  }
`

export const article = css`
  color: ${color.text};
  font: 400 ${size.m} / 1.6 ${font.body};
`

export const title = css`
  margin: ${space.xs} 0 ${space.m};
  font: ${font.displayWeight} ${size.display} / 1.08 ${font.display};
  text-wrap: balance;
`

export const lead = css`
  max-inline-size: 44rem;
  margin: 0 0 ${space.m};
  font-size: ${size.l};
  line-height: 1.5;

  & + p {
    max-inline-size: 44rem;
    margin: 0;
  }
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  margin: ${space.l} 0 0;
  padding-block: ${space.m};
  border-block: 1px solid ${color.border};

  & dt {
    color: ${color.muted};
    font-size: ${size.xs};
  }

  & dd {
    margin: 0;
  }
`

export const part = css`
  margin-block-start: var(--foyer-rhythm);

  & > h2 {
    margin-block-end: ${space.m};
  }
`

export const stage = css`
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.raised};
  box-shadow: ${shadow.card};
`

export const frame = css`
  display: block;
  inline-size: 100%;
  min-block-size: 4rem;
  margin-inline: auto;
  border: 0;
  background: ${color.surface};
`

export const switchRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin: 0 0 ${space.s};
  padding: 0;
  border: 0;

  & legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: ${space.s};
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const widthChoice = css`
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${size.s};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.borderStrong};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

export const controls = css`
  margin-block-start: ${space.l};
  padding-inline: 1px;
  overflow-x: auto;
`

export const table = css`
  inline-size: 100%;
  min-inline-size: 38rem;
  border-collapse: collapse;
  font-size: ${size.s};
  line-height: 1.5;
  text-align: start;

  & :is(th, td) {
    padding: ${space.s} ${space.m} ${space.s} 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    border-block-end-color: ${color.borderStrong};
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: 600;
  }

  & tbody th {
    min-inline-size: 9rem;
    font-weight: 600;
  }

  & td:nth-child(2) {
    min-inline-size: 16rem;
  }
`

/** A nested field is indented below its parent. */
export const nested = css`
  & code {
    display: block;
    inline-size: fit-content;
    margin-block-start: ${space.xs};
    font-weight: 400;
  }

  table &[data-depth='1'] {
    padding-inline-start: ${space.l};
  }

  table &[data-depth='2'] {
    padding-inline-start: ${space.xl};
  }

  table &[data-depth='3'] {
    padding-inline-start: ${space.xxl};
  }
`

export const code = css`
  padding: 0.1em 0.4em;
  border-radius: ${radius.s};
  background: ${color.raised};
  color: ${color.muted};
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.92em;
  overflow-wrap: anywhere;
`

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: ${space.xs} 0 0;
  padding: 0;
  list-style: none;
`

export const chip = css`
  padding: 0 ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  white-space: nowrap;
`

export const group = css`
  table & {
    padding-block-start: ${space.l};
    color: ${color.muted};
    font-size: ${size.xs};
  }
`

export const example = css`
  margin: ${space.xs} 0 0;
  color: ${color.muted};
`

export const muted = css`
  color: ${color.muted};
`

export const more = css`
  margin-block-start: ${space.m};

  & summary {
    padding-block: ${space.s};
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
`

export const notes = css`
  display: grid;
  gap: ${space.s};
  max-inline-size: 48rem;
  margin: 0;
  padding-inline-start: 1.2em;
`

export const storyTitle = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
  margin: ${space.xl} 0 ${space.s};
  font: 600 ${size.m} / 1.4 ${font.body};

  & a {
    color: ${color.accent};
    font-size: ${size.s};
    font-weight: 400;
  }

  & a span {
    ${unseen}
  }

  ${from.m} {
    font-size: ${size.l};
  }
`
