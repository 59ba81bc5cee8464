import { allTowns, type Town } from './gazetteer.ts';

let byId: Map<number, Town> | undefined;

/** The town of a GeoNames id, where the product knows it. */
export function townById(id: number): Town | undefined {
  byId ??= new Map(allTowns().map(town => [town.id, town]));
  return byId.get(id);
}
