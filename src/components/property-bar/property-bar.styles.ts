import { css } from '@linaria/core'
import {
  bigLetters,
  color,
  container,
  from,
  radius,
  reducedMotion,
  shadow,
  size,
  space,
  stickyHeight,
} from '../../ui/tokens'

export const bar = css`
  min-block-size: ${stickyHeight.below};
  background: ${color.surface};
  box-shadow: ${shadow.bar};
  pointer-events: auto;

  ${from.xl} {
    min-block-size: ${stickyHeight.belowFromXl};
  }

  &[data-sticky] {
    transition: translate 0.4s;
  }

  /* The page's scroll-padding keeps focused elements below the bar; elements in the bar need none. */
  &[data-sticky] :is(a, button) {
    scroll-margin-block-start: calc(
      -1 * (var(--foyer-sticky-top) + var(--foyer-sticky-height) + 1rem)
    );
  }

  &[data-away]:not(:focus-within) {
    translate: 0 calc(-110% - var(--foyer-sticky-top));
  }

  /* Stays while it has the focus, when the header above is hidden. */
  &[data-away]:focus-within {
    translate: 0 calc(-1 * var(--foyer-sticky-top));
  }

  ${reducedMotion} {
    &[data-sticky] {
      transition: none;
    }
  }
`

export const inner = css`
  display: grid;
  grid-template: 'name heart book' auto 'actions actions actions' auto / minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${space.s};
  inline-size: ${container};
  min-block-size: inherit;
  margin-inline: auto;
  padding-block: ${space.xs};

  ${bigLetters} {
    grid-template: 'name heart' auto 'actions actions' auto 'book book' auto / minmax(0, 1fr) auto;
  }

  ${from.xl} {
    grid-template: 'name heart actions book' auto / minmax(0, 1fr) auto auto auto;
    padding-block: 0;
  }
`

export const name = css`
  grid-area: name;
  margin: 0;
  font-weight: 600;
  line-height: 1.25;
`

/** Has the same width for visitors without a heart, so that nothing moves when the state is known. */
export const heart = css`
  grid-area: heart;
  display: flex;
  justify-content: flex-end;
  min-inline-size: 44px;

  ${from.m} {
    min-inline-size: 6.5rem;
  }
`

export const actions = css`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
  margin-inline: calc(-1 * ${space.s});

  ${from.m} {
    justify-content: flex-start;
    gap: ${space.xs};
  }

  ${from.xl} {
    flex-wrap: nowrap;
    margin-inline: 0;
  }
`

export const book = css`
  grid-area: book;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  padding-inline: ${space.m};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  ${from.m} {
    padding-inline: ${space.l};
  }

  &:hover {
    background: ${color.accentStrong};
  }
`

export const skeleton = css`
  inline-size: min(16rem, 50%);
  block-size: 1.25rem;
  border-radius: ${radius.s};
  background: ${color.skeleton};
`
