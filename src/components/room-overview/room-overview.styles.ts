import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const messages = css`
  display: grid;
  gap: ${space.m};
  margin-block-start: ${space.m};
`

/** What becomes of a booked room. */
export const changed = css`
  margin-block-start: ${space.xs};
  padding-inline-start: ${space.s};
  border-inline-start: 3px solid ${color.accent};
  font-size: ${size.s};
  line-height: 1.7;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const list = css`
  display: grid;
  gap: ${space.l};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;
`

export const columns = css`
  grid-template-columns: minmax(0, 1fr);

  ${from.m} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 18rem);

    & > :first-child:not(:nth-last-child(3)) {
      grid-column: span 2;
    }
  }

  /* Grey; that it is cancelled is said in words. */
  &[data-cancelled] {
    border-style: dashed;
    background: ${color.raised};
    box-shadow: none;
    color: ${color.muted};
  }

  &[data-cancelled] img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`

/** Of a room of an order: cancelled, in house, over. */
export const status = css`
  color: ${color.text};
  font-weight: 600;
`

/** The way to other rooms, below the price that they differ from. */
export const chooseForm = css`
  margin-block-start: ${space.m};
`

/** A number of a room or of its cancellation. */
export const numbered = css`
  margin: 0;
  font-size: ${size.s};
  line-height: 1.5;
`

export const skeleton = css`
  min-block-size: 20rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
