import { Outlet } from "react-router";

export default function LoginRequired() {
  return <Outlet />;
}
