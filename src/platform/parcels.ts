/**
 * Files on their way to a request. State and actions hold plain data only, so a file is left here and travels as the id of
 * its parcel; the request collects it.
 */
import { nanoid } from '@reduxjs/toolkit';

const parcels = new Map<string, File>();

/** Leaves a file; returns the id to send on. */
export function leaveParcel(file: File): string {
  const id = nanoid();
  parcels.set(id, file);
  return id;
}

/** The file of a parcel, once: it is gone from here afterwards. */
export function collectParcel(id: string): File | undefined {
  const file = parcels.get(id);
  parcels.delete(id);
  return file;
}

/** The file of a parcel, which stays where it is: it will be sent again. */
export function heldFile(id: string): File | undefined {
  return parcels.get(id);
}

/** Nobody will send it any more. */
export function dropParcel(id: string): void {
  parcels.delete(id);
}

let dropped: readonly File[] = [];

/** Files that were dropped on a screen that takes none, on their way to the one that does. */
export function leaveDropped(files: readonly File[]): void {
  dropped = [...dropped, ...files];
}

/** Those files, once. */
export function collectDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
