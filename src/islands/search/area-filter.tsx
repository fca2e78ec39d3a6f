import type { SearchAnswer } from "../../search/model/search-types";
import { searchText } from "../../text/texts";

interface AreaFilterProps {
  readonly areas: SearchAnswer["areas"];
  /** Id of the area chosen; undefined for all. */
  readonly current: string | undefined;
  readonly onChange: (area: string | undefined) => void;
}

/** Narrows the results to one part of the site. */
export function AreaFilter({ areas, current, onChange }: AreaFilterProps) {
  const all = { id: undefined, label: searchText.allAreas, count: areas.reduce((sum, { count }) => sum + count, 0) };
  return (
    <fieldset className="search-areas-filter">
      <legend className="visually-hidden">{searchText.page.filter}</legend>
      {[all, ...areas].map(({ id, label, count }) => (
        <label key={id ?? ""} className="search-areas-choice">
          <input
            type="radio"
            name="area"
            className="search-areas-radio"
            checked={id === current}
            onChange={() => onChange(id)}
          />
          <span>
            {label} <span className="search-areas-count">{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
