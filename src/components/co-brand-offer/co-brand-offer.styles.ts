import { css } from '@linaria/core'
import { color, font, forcedColors, radius, shadow, size, space } from '../../ui/tokens'

export const offer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: start;
  padding: ${space.l};

  @container (inline-size >= 36rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${space.xl};
  }
`

/** A picture of a bank card, in its aspect ratio. */
export const art = css`
  display: grid;
  align-content: space-between;
  box-sizing: border-box;
  inline-size: min(15rem, 100%);
  aspect-ratio: 1.586;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: linear-gradient(
    115deg,
    color-mix(in oklab, ${color.brand} 78%, ${color.scrim}),
    ${color.brand} 60%,
    color-mix(in oklab, ${color.brand} 82%, ${color.accent})
  );
  box-shadow: ${shadow.card};
  color: ${color.onBrand};
  font: ${font.displayWeight} ${size.m} / 1.3 ${font.display};

  &[data-program='amex'] {
    background: linear-gradient(
      115deg,
      color-mix(in oklab, ${color.inverse} 88%, ${color.accent}),
      ${color.inverse}
    );
    color: ${color.onInverse};
  }

  ${forcedColors} {
    border: 1px solid;
  }
`

export const chip = css`
  inline-size: 2.25rem;
  block-size: 1.625rem;
  border-radius: ${radius.s};
  background: linear-gradient(
    135deg,
    ${color.star},
    color-mix(in oklab, ${color.star} 55%, ${color.onBrand})
  );
`

export const words = css`
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;
  font-size: ${size.s};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > div > p {
    margin: 0;
  }

  & > div > p + p {
    margin-block-start: ${space.s};
  }

  & > p {
    margin: 0;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`
