import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const skeleton = css`
  min-block-size: 18rem;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`

export const offer = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;
`

export const logo = css`
  inline-size: 144px;
  max-inline-size: 100%;
  block-size: 48px;
  object-fit: contain;
`

export const benefits = css`
  & > summary {
    inline-size: fit-content;
    min-block-size: 44px;
    padding-block: ${space.s};
    color: ${color.accent};
    cursor: pointer;
  }

  & > ul {
    margin: 0;
    padding-inline-start: ${space.l};
  }
`

export const question = css`
  font-weight: 600;
`

/** The premium, apart from the price of the stay; its place is kept while it is empty. */
export const separate = css`
  min-block-size: 3.5rem;

  & > p {
    padding: ${space.s} ${space.m};
    border-radius: ${radius.m};
    background: ${tint(color.accent)};
  }
`

/** Every outcome has the same place, so that none moves what stands below. */
export const outcome = css`
  min-block-size: 12.5rem;

  @media (min-width: 576px) {
    min-block-size: 10.5rem;
  }
`

export const policyNumber = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const again = css`
  display: block;
  margin-block-start: ${space.s};
`

export const small = css`
  display: grid;
  gap: ${space.s};
  color: ${color.muted};
  font-size: ${size.s};

  & a {
    color: ${color.accent};
  }
`

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    min-block-size: 44px;
    padding-block: ${space.s};
  }
`
