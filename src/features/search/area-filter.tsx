import type { SearchAnswer } from "../../search/model/search-types";
import { searchText } from "../../text/search";
import * as styles from "./area-filter.module.css";

interface AreaFilterProps {
  readonly areas: SearchAnswer["areas"];
  /** Id of the area chosen; undefined for all. */
  readonly current: string | undefined;
  readonly onChange: (area: string | undefined) => void;
}

/** Narrows the results to one part of the site. */
export function AreaFilter({ areas, current, onChange }: AreaFilterProps) {
  const all = { id: undefined, label: searchText.allAreas, count: areas.reduce((sum, { count }) => sum + count, 0) };
  const choices = [all, ...areas.map(({ area, count }) => ({ id: area.id, label: area.label, count }))];
  return (
    <fieldset className={styles["filter"]}>
      <legend className="visually-hidden">{searchText.page.filter}</legend>
      {choices.map(({ id, label, count }) => (
        <label key={id ?? ""} className={styles["choice"]}>
          <input
            type="radio"
            name="area"
            className={styles["radio"]}
            checked={id === current}
            onChange={() => onChange(id)}
          />
          <span>
            {label} <span className={styles["count"]}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
