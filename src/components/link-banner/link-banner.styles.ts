import { css } from '@linaria/core'
import {
  color,
  font,
  forcedColors,
  from,
  moreContrast,
  motion,
  print,
  radius,
  scrimGround,
  scrimUnderText,
  size,
  space,
} from '../../ui/tokens'

const scrim = (percent: number) => `color-mix(in srgb, ${color.scrim} ${percent}%, transparent)`

/** The strength of the background of white text on any picture, and the height over which it fades in. */
const GROUND = scrimUnderText(0)
const FADE = '6rem'

/** Fewer columns for enlarged text, because the same window then has less space for words. */
export const room = css`
  container-type: inline-size;
`

/** One column below M (E1-20). The aspect ratios are those of `tile-picture.ts`. */
export const grid = css`
  --tile-shape: 3 / 2;

  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${from.m} {
    gap: ${space.l};

    @container (inline-size >= 24rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & > :only-child {
      --tile-shape: 12 / 5;

      grid-column: 1 / -1;
    }
  }

  ${from.l} {
    & > :only-child {
      --tile-shape: inherit;

      grid-column: auto;
    }

    &[data-columns='1'] {
      --tile-shape: 12 / 5;

      grid-template-columns: minmax(0, 1fr);
    }

    @container (inline-size >= 52rem) {
      &[data-columns='4'] {
        --tile-shape: 3 / 4;

        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }

  ${print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Has the height of its aspect ratio, or more if the text or its row is higher. */
export const tile = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.m};
  background: linear-gradient(
      to top,
      color-mix(in srgb, ${color.scrim} 35%, transparent),
      transparent
    )
    ${color.brand};
  color: ${color.onBrand};
  overflow: clip;
  text-decoration: none;

  &::before {
    grid-area: 1 / 1;
    align-self: start;
    aspect-ratio: var(--tile-shape);
    content: '';
  }

  &:focus-visible {
    border-radius: ${radius.m};
  }

  ${forcedColors} {
    border: 1px solid;
  }

  ${print} {
    display: block;
    border: 1px solid ${color.border};
    background: none;
    color: ${color.text};
    break-inside: avoid;

    &::before {
      display: none;
    }
  }
`

export const frame = css`
  position: absolute;
  inset: 0;
  z-index: -1;

  & img {
    transition: scale ${motion.calm};
  }

  a:is(:hover, :focus-visible) > & img {
    scale: 1.04;
  }

  ${print} {
    position: static;
    display: block;
    block-size: 4cm;
  }
`

/** On a picture the text has a background that grows with it; its position is the same without a picture. */
export const words = css`
  grid-area: 1 / 1;
  align-self: end;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.m};
  align-items: end;
  padding: ${FADE} ${space.l} ${space.l};
  hyphens: auto;
  overflow-wrap: anywhere;

  @container (inline-size < 14rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space.m};
    padding-block-end: ${space.m};
  }

  &[data-on-picture] {
    background: linear-gradient(
      to top,
      ${scrim(GROUND + 12)},
      ${scrim(GROUND)} calc(100% - ${FADE}),
      ${scrim(GROUND * 0.72)} calc(100% - ${FADE} * 0.68),
      ${scrim(GROUND * 0.3)} calc(100% - ${FADE} * 0.34),
      transparent
    );
    color: ${color.onScrim};
  }

  ${moreContrast} {
    &[data-on-picture] {
      background: ${scrimGround};
    }
  }

  ${forcedColors} {
    &[data-on-picture] {
      padding-block-start: ${space.l};
      background: Canvas;
    }
  }

  ${print} {
    padding-block-start: ${space.l};

    &[data-on-picture] {
      background: none;
      color: inherit;
    }
  }
`

export const title = css`
  font: ${font.displayWeight} ${size.l} / 1.25 ${font.display};
  text-wrap: balance;

  :lang(ja) & {
    word-break: auto-phrase;
  }

  @container (inline-size < 14rem) {
    font-size: ${size.m};
  }

  a:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  ${from.m} {
    [data-columns='1'] & {
      font-size: ${size.xxl};
    }

    [data-columns='2'] & {
      font-size: ${size.xl};
    }
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.5;
  }
`

export const text = css`
  grid-row: 2;
  font-size: ${size.s};
  line-height: 1.5;
  text-wrap: pretty;

  ${from.m} {
    [data-columns='1'] & {
      max-inline-size: 40rem;
      font-size: ${size.m};
    }
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.7;
  }
`

export const go = css`
  grid-column: 2;
  grid-row: 1 / span 2;
  display: grid;
  transition: translate ${motion.calm};

  a:is(:hover, :focus-visible) & {
    translate: 4px 0;
  }

  &[data-new-tab] svg {
    rotate: -45deg;
  }

  [dir='rtl'] & {
    scale: -1 1;
  }

  [dir='rtl'] a:is(:hover, :focus-visible) & {
    translate: -4px 0;
  }

  @container (inline-size < 14rem) {
    display: none;
  }

  ${print} {
    display: none;
  }
`

/** For an author only. */
export const warning = css`
  margin: 0 0 ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px dashed ${color.warning};
  border-radius: ${radius.m};
  color: ${color.warning};
`
