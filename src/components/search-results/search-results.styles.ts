import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.m};

  & > p {
    margin: 0;
    color: ${color.muted};
  }
`

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: ${space.l} 0;
  padding: 0;
  list-style: none;

  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }

  ${from.m} {
    & > li {
      contain-intrinsic-size: auto 16rem;
    }
  }
`

/** One under the other, then side by side with the price at the end. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.m} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) minmax(12rem, auto);
  }

  &[data-sold-out] {
    background: ${color.raised};
    box-shadow: none;
  }
`

export const photo = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.skeleton};

  ${from.m} {
    aspect-ratio: auto;
    /* A loaded picture has its own ratio, and would make the card higher. */
    contain: size;
    min-block-size: 12rem;
  }
`

export const facts = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
    color: ${color.muted};
    line-height: 1.6;
  }

  & a {
    color: inherit;
    text-decoration-color: transparent;
    text-underline-offset: 0.2em;
  }

  & a:hover {
    text-decoration-color: currentcolor;
  }
`

export const rating = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  font-size: ${size.xs};
  list-style: none;

  & > li {
    padding: 0 ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.round};
    line-height: 1.8;
  }
`

export const price = css`
  display: grid;
  align-content: center;
  gap: ${space.m};
  padding: ${space.m};
  border-block-start: 1px solid ${color.border};

  & > p {
    margin: 0;
    font-size: ${size.s};
    line-height: 1.6;
  }

  ${from.m} {
    max-inline-size: 18rem;
    border-block-start: 0;
    border-inline-start: 1px solid ${color.border};
  }
`

export const pager = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: ${radius.control};
    color: ${color.text};
    text-decoration: none;
  }

  & li a:hover {
    background: ${color.raised};
  }

  & li a[aria-current] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }
`

export const skeleton = css`
  min-block-size: 60rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
