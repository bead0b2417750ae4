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

  ${from.xl} {
    grid-template-columns: minmax(0, 507px) minmax(0, 1fr);
  }

  ${from.xl} {
    &[data-single] {
      grid-template-rows: auto 1fr;

      & > :first-child {
        display: contents;
      }

      & > :first-child > :first-child:not(:only-child) {
        grid-row: span 2;
        block-size: auto;
        min-block-size: 285px;
      }

      & > :last-child {
        display: grid;
        align-content: end;
      }
    }
  }

  &[data-sold-out] {
    grid-template-columns: minmax(0, 1fr);
    background: ${color.raised};
    box-shadow: none;
  }
`

/** The picture above the words on a phone and on a desktop, before them on a tablet. */
export const room = css`
  ${from.m} {
    display: flex;
    align-items: start;
  }

  ${from.xl} {
    display: block;
  }
`

/** The sizes of E4-04; `room-card.model.ts` asks for pictures of them. */
export const photo = css`
  flex: 0 0 auto;
  block-size: 221px;
  overflow: hidden;
  background: ${color.skeleton};

  ${from.m} {
    inline-size: 312px;
    block-size: 195px;
  }

  ${from.xl} {
    inline-size: auto;
    block-size: 285px;
  }
`

export const words = css`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.m};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    line-height: 1.6;
  }
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

export const skeletonCard = css`
  grid-template-rows: auto 1fr;

  ${from.xl} {
    grid-template-rows: auto;
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

  ${from.xl} {
    border-inline-start: 1px solid ${color.border};

    & > :first-child {
      border-block-start: 0;
    }
  }
`
