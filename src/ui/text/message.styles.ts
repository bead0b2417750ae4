import { css } from '@linaria/core'
import { color, motion, print, radius, size, space, tint } from '../tokens'

/** The kind sets the text colour; background, bar and icon derive from it. */
export const message = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.s};
  padding: ${space.m};
  padding-inline-start: calc(${space.m} + 4px);
  border: 1px solid color-mix(in oklab, currentcolor 22%, transparent);
  border-radius: ${radius.m};
  background: ${tint('currentcolor')};
  color: ${color.info};
  overflow: clip;

  &[data-kind='success'] {
    color: ${color.success};
  }

  &[data-kind='warning'] {
    color: ${color.warning};
  }

  &[data-kind='error'] {
    color: ${color.danger};
  }

  /* The bar is a border, because forced colours and printers drop backgrounds. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 4px solid;
  }

  ${print} {
    break-inside: avoid;
  }
`

/** As high as the first line and centred in it. */
export const sign = css`
  display: grid;
  place-items: center;
  block-size: calc(${size.m} * 1.5);
  font-size: ${size.s};
`

export const content = css`
  color: ${color.text};
  font-size: ${size.s};
  line-height: 1.6;

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`

export const title = css`
  margin: 0;
  font: inherit;
  font-size: ${size.m};
  font-weight: 600;
  line-height: 1.5;
`

export const body = css`
  max-inline-size: 72ch;

  & :is(p, ul, ol) {
    margin-block: 0 ${space.s};
  }

  & :is(p, ul, ol):last-child {
    margin-block-end: 0;
  }

  & a {
    color: inherit;
    text-underline-offset: 0.15em;
  }
`

/** Less prominent than a button, because the box itself draws attention. */
export const action = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: calc(-1 * ${space.s});
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`

export const reference = css`
  margin: ${space.xs} 0 0;
  color: ${color.muted};
  font-size: ${size.xs};
`

/** A touch target of 44 px that does not increase the height of a one-line message. */
export const close = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block: calc((${size.m} * 1.5 - 44px) / 2);
  margin-inline: 0 -10px;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.text};
  font-size: ${size.s};
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    background: color-mix(in oklab, currentcolor 10%, transparent);
  }

  ${print} {
    display: none;
  }
`
