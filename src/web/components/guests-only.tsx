import { Outlet } from "react-router";

export default function GuestsOnly() {
  return <Outlet />;
}
