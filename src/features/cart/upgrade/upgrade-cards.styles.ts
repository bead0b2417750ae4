import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../../ui/tokens'

export const list = css`
  display: grid;
  gap: ${space.m};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.m} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 16rem);
    }
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
    min-block-size: 100%;
  }
`

export const content = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const benefits = css`
  margin: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.7;
  list-style: none;
`

export const stricter = css`
  display: flex;
  gap: ${space.s};
  color: ${color.warning};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.5;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

export const price = css`
  font-size: ${size.l};
  font-weight: 700;
  line-height: 1.4;
`

export const note = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
`

export const action = css`
  margin: ${space.xs} 0 0;

  & > button {
    inline-size: 100%;
  }
`

export const done = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.success};
  font-size: ${size.s};
  font-weight: 600;
`
