import { allTowns, type Town } from './town-index.ts';

let byId: Map<number, Town> | undefined;

/**
 * `id` is a GeoNames id.
 * @spec D1.5
 */
export function townById(id: number): Town | undefined {
  byId ??= new Map(allTowns().map(town => [town.id, town]));
  return byId.get(id);
}
