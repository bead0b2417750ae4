import { css } from '@linaria/core'
import {
  color,
  font,
  forcedColors,
  from,
  motion,
  print,
  radius,
  scrimGround,
  scrimUnderText,
  size,
  space,
} from '../../ui/tokens'

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80]
/** The overlay has the author's strength at the bottom of the picture and this share of it at the top. */
const AT_HEAD = 0.6
const overlays = STEPS.map((step) => {
  const head = step * AT_HEAD
  const shares = `--hero-foot: ${step}%; --hero-head: ${head}%`
  return `&[data-overlay='${step}'] { ${shares}; --hero-ground: ${scrimUnderText(head)}%; }`
}).join('\n')

const scrim = (percent: string) => `color-mix(in srgb, ${color.scrim} ${percent}, transparent)`

/** The height over which the text's background fades out above the text. */
const FADE = '7rem'

export const hero = css`
  ${overlays}

  margin-block-start: var(--foyer-space-before, 0px);

  ${from.m} {
    &[data-height='s'] {
      --hero-height: 320px;
    }

    &[data-height='m'] {
      --hero-height: 400px;
    }

    &[data-height='l'] {
      --hero-height: 480px;
    }

    position: relative;
    isolation: isolate;
    display: flex;
    align-items: flex-end;
    min-block-size: var(--hero-height);
    background: ${color.scrim};
    color: ${color.onScrim};
  }

  ${from.l} {
    &[data-height='s'] {
      --hero-height: 360px;
    }

    &[data-height='m'] {
      --hero-height: 480px;
    }

    &[data-height='l'] {
      --hero-height: 600px;
    }
  }

  ${print} {
    display: block;
    min-block-size: 0;
    background: none;
    color: inherit;
  }
`

/** Has its aspect ratio before the picture loads, and a colour if it fails to load. */
export const media = css`
  position: relative;
  overflow: clip;
  inline-size: 100%;
  aspect-ratio: 4 / 5;
  /* On a phone in landscape the picture is not higher than the screen. */
  max-block-size: max(20rem, 85svh);
  background: ${color.skeleton};

  & img,
  & video {
    position: absolute;
    inset: 0;
  }

  ${from.m} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    max-block-size: none;
    background: ${color.scrim};

    &::after {
      position: absolute;
      inset: 0;
      background: linear-gradient(
        to top,
        ${scrim('var(--hero-foot)')} 40%,
        ${scrim('var(--hero-head)')}
      );
      pointer-events: none;
      content: '';
    }
  }

  ${forcedColors} {
    &::after {
      display: none;
    }
  }

  ${print} {
    position: relative;
    block-size: 8cm;
    aspect-ratio: auto;

    &::after {
      display: none;
    }
  }
`

export const film = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: opacity ${motion.calm};

  &[data-status='waiting'] {
    opacity: 0;
  }

  ${print} {
    display: none;
  }
`

export const control = css`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline-end: ${space.m};
  /* Above the text's background; the text does not reach its fading part. */
  z-index: 2;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid ${color.onScrim};
  border-radius: ${radius.round};
  background: ${color.scrim};
  color: ${color.onScrim};
  cursor: pointer;

  &:focus-visible {
    outline-color: ${color.onScrim};
    box-shadow: 0 0 0 5px ${color.scrim};
  }

  ${from.m} {
    inset-inline-end: var(--foyer-edge);
  }

  ${print} {
    display: none;
  }
`

/** The text on a background that grows with it: contrast 4.5:1 on any picture and with any overlay. */
export const text = css`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l} var(--foyer-gutter) 0;

  ${from.m} {
    position: relative;
    z-index: 1;
    inline-size: 100%;
    padding: ${FADE} var(--foyer-edge) ${space.xl};
    background: linear-gradient(
      to top,
      ${scrim('var(--hero-ground)')} calc(100% - ${FADE}),
      ${scrim('calc(var(--hero-ground) * 0.72)')} calc(100% - ${FADE} * 0.68),
      ${scrim('calc(var(--hero-ground) * 0.3)')} calc(100% - ${FADE} * 0.34),
      ${scrim('0%')}
    );
  }

  @media (min-width: 768px) and (prefers-contrast: more) {
    background: ${scrimGround};
  }

  ${from.l} {
    padding-block-end: ${space.xxl};
  }

  & > * {
    max-inline-size: 46rem;
  }

  ${from.m} {
    justify-items: start;

    [data-align='center'] > & {
      justify-items: center;
      text-align: center;
    }

    [data-align='end'] > & {
      justify-items: end;
      text-align: end;
    }
  }

  ${forcedColors} {
    background: none;
  }

  ${print} {
    padding: ${space.m} 0 0;
    background: none;
  }
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.xxl} / 1.15 ${font.display};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-main] {
    font-size: ${size.display};
    line-height: 1.08;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.4;
  }
`

export const lead = css`
  margin: 0;
  font-size: ${size.l};
  line-height: 1.5;
  text-wrap: pretty;

  & > * {
    margin-block: 0;
  }

  & > * + * {
    margin-block-start: ${space.s};
  }

  & a {
    color: inherit;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`

export const action = css`
  justify-self: stretch;
  margin-block-start: ${space.s};

  && {
    min-block-size: 48px;
    padding-inline: ${space.xl};
  }

  ${from.m} {
    justify-self: auto;

    /* On the picture a button uses the scrim's colours. */
    &&[data-kind] {
      border-color: ${color.onScrim};
      background: transparent;
      color: ${color.onScrim};
    }

    &&[data-kind='primary'] {
      background: ${color.onScrim};
      color: ${color.scrim};
    }

    &&[data-kind]:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.3em;
    }

    &&:focus-visible {
      outline-color: ${color.onScrim};
    }
  }

  ${print} {
    display: none;
  }
`

export const skeleton = css`
  border-radius: ${radius.s};
  background: ${color.skeleton};
  color: transparent;
`
