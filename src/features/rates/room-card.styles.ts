import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.l} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }

  &[data-sold-out] {
    grid-template-columns: minmax(0, 1fr);
    background: ${color.raised};
    box-shadow: none;
  }
`

export const room = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    line-height: 1.6;
  }
`

/** The heights of W19, as shapes, so that text at twice its size cuts nothing. */
export const photo = css`
  aspect-ratio: 16 / 10;
  margin: calc(-1 * ${space.m}) calc(-1 * ${space.m}) ${space.s};
  overflow: hidden;
  background: ${color.skeleton};
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.7;
  overflow-wrap: anywhere;
  /* A number stays with its unit. */
  word-break: keep-all;
  list-style: none;
`

/** As high as a card with three rates. */
export const skeletonCard = css`
  grid-template-rows: auto 1fr;
  min-block-size: 94rem;

  ${from.l} {
    grid-template-rows: auto;
    min-block-size: 36rem;
  }
`

export const skeletonRates = css`
  display: grid;
  grid-auto-rows: 1fr;

  & > * {
    align-content: center;
    padding: ${space.m};
    border-block-start: 1px solid ${color.border};
  }

  ${from.l} {
    border-inline-start: 1px solid ${color.border};

    & > :first-child {
      border-block-start: 0;
    }
  }
`
