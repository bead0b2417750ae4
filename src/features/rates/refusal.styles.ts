import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

export const nearest = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0 0 ${space.s};
  list-style: none;

  & a {
    display: grid;
    align-content: center;
    min-block-size: 44px;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
    /* A line ends between two dates, not within one. */
    text-wrap: balance;
    word-break: keep-all;
  }

  & a:hover {
    border-color: ${color.text};
  }
`
