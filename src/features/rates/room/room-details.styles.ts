import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../../ui/tokens'

export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    line-height: 1.6;
  }
`

/** The next photo shows its edge, so that a visitor sees that there is one. */
export const gallery = css`
  display: flex;
  gap: ${space.s};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  border-radius: ${radius.m};

  & > div {
    flex: 0 0 92%;
    aspect-ratio: 16 / 10;
    border-radius: ${radius.m};
    background: ${color.skeleton};
    scroll-snap-align: center;
    overflow: hidden;
  }

  &[data-single] > div {
    flex-basis: 100%;
  }
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  font-size: ${size.s};
  line-height: 1.6;
  list-style: none;

  & > li {
    padding: ${space.xs} ${space.m};
    /* An edge where forced colours take the ground away. */
    border: 1px solid transparent;
    border-radius: ${radius.round};
    background: ${color.raised};
  }
`

export const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const group = css`
  & > ul {
    margin: ${space.s} 0 0;
    padding-inline-start: 1.25em;
    line-height: 1.7;
  }
`

export const plan = css`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.m};
`

export const bones = css`
  min-block-size: 16rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
